import * as z from 'zod/mini';
import * as applicant from '#contract/applicant.ts';
const r = z.registry<{id:string}>();
for (const [k,v] of Object.entries(applicant)) if (v && typeof v==='object' && '_zod' in v && /Reply|View/.test(k)) r.add(v as never,{id:k});
const out = z.toJSONSchema(r,{io:'output',uri:(id)=>`#/components/schemas/${id}`, target:'draft-2020-12'});
console.log(JSON.stringify(out,null,1).slice(0,3000));
