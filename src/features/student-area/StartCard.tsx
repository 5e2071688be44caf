import { ArrowRight } from 'lucide-react';
import { useStudentArea } from './student-area-context.ts';

/** Nothing is linked yet: the way in, and how an application from before comes here. */
export function StartCard() {
  const { words, links, pictures } = useStudentArea();
  const t = words.start;
  return (
    <section className="card up pictured" data-application="none">
      <img src={pictures.start} alt="" width={640} height={400} />
      <div>
        <h2>{t.title}</h2>
        <p>{t.text}</p>
        <p className="acts">
          <a className="btn" href={`${links.join}?from=account`}>
            {t.start} <ArrowRight aria-hidden="true" />
          </a>
        </p>
        <p className="sm mut">{t.known}</p>
      </div>
    </section>
  );
}
