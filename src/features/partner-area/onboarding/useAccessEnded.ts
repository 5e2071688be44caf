import { useEffect, useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { readAccessEnded } from '#src/lib/read-access-ended.ts';

/** Who ended the caller's access to a partner, and whom to ask. Without an answer the form serves as for anybody new. */
export function useAccessEnded(lang: string): string | undefined {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    const ask = async () => {
      const answer = await call('GET /api/partner/access', {}, { lang });
      if (answer.kind === 'ok') setSentence(readAccessEnded(answer.data));
    };
    ask();
  }, [lang]);
  return sentence;
}
