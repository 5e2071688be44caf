import { type ChangeEvent, type KeyboardEvent, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { CallAddress } from '#contract/calls.ts';
import type { Answer, Refusal } from '#src/lib/call/answer.ts';
import { type ErrorTexts, errorText } from '#src/lib/error-text.ts';
import { useOnMount } from '../island/on-change.ts';
import { type Entries, entriesOf } from './entries.ts';
import { type PlainFields, type PlainForm, useHydrated, usePlainForm } from './plain-form.ts';
import { inOrder, type Problem, type ShownProblem } from './problems.ts';
import { type SendHooks, type Sending, useSending } from './useSending.ts';

type Found = readonly Problem[] | Problem | undefined;

export interface FormRules<Reply> {
  /** Prefix of the fields' ids, before their names. */
  id: string;
  /** Field names in the order of the form. */
  names: readonly string[];
  /** The call that takes it where the browser sends it by itself, with what it sends besides these fields. */
  to?: CallAddress;
  fixed?: PlainFields | undefined;
  /** Called at each try: what the page says of the last one is over. */
  onTry?: () => void;
  /** Returns all faults, or the first one; may wait until a script with the rules has loaded. */
  check: (entries: Entries) => Found | Promise<Found>;
  send: (entries: Entries, hooks: SendHooks) => Promise<Answer<Reply>>;
  /** Takes the reply and what was sent. Returns a sentence where the reply cannot be used. */
  onOk: (data: Reply, sent: Entries) => string | undefined;
  /** The sentence for a refusal without one. */
  fallback: string;
  /** Sentences by error code; `say` where that is not enough. */
  errors: ErrorTexts;
  say?: (problem: Problem) => string;
  /** Adds name and size of a refused file to its sentence, since the file is taken out of its input. */
  sayOfFile?: (file: File, fault: { code: string; reason: string }) => string;
}

export interface FormHandle {
  ref: RefObject<HTMLFormElement | null>;
  entries: Entries;
  problems: readonly ShownProblem[];
  /** The number of refused attempts: the summary shows after the first and takes the focus after each. */
  attempts: number;
  sending: Sending;
  /** True when the last attempt succeeded, and nothing has been refused since. */
  isDone: boolean;
  hydrated: boolean;
  /** Set on pages whose forms the browser can send by itself. */
  plain: PlainForm | undefined;
  /** The value of a field at first: what was typed before the form was refused, or its own. */
  firstOf: (name: string, value?: string) => string | undefined;
  idOf: (name: string) => string;
  problemOf: (name: string) => string | undefined;
  reject: (name: string, message: string) => void;
  /** Clears the fault of a field. */
  forget: (name: string) => void;
  refresh: () => void;
  /** Something that this device keeps comes back into its fields. */
  waitFor: (work: Promise<unknown>) => void;
  /** What is missing is not known yet: before the script has read the fields, and while something comes back. */
  isFilling: boolean;
  submit: () => void;
  cancel: () => void;
  events: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
  };
}

/** Statuses after which waiting helps: too slow, too many tries, too busy. */
const PAUSE_STATUSES: readonly number[] = [408, 429, 503];
/** Something has changed, or exists already: nobody's fault either, but waiting does not help. */
const CONFLICT = 409;

/** A stalled line, or a store that does not answer, must not hold a press for longer. */
const PATIENCE_MILLISECONDS = 5000;

/** A form: checks it, sends it, keeps everything typed, and shows each refusal at its field. */
export function useForm<Reply>(rules: FormRules<Reply>): FormHandle {
  const ref = useRef<HTMLFormElement>(null);
  // Why a field's last file was taken out, which says more than 'a file is missing'.
  const rejected = useRef(new Map<string, string>());
  const isChecking = useRef(false);
  const plain = usePlainForm(rules.id, rules.to, rules.fixed, rules.names);
  const refused = plain?.refused;
  const [entries, setEntries] = useState<Entries>(new Map());
  const [problems, setProblems] = useState<readonly ShownProblem[]>(refused?.errors ?? []);
  const [attempts, setAttempts] = useState(refused ? 1 : 0);
  const [done, setDone] = useState(false);
  const { sending, setSending, transmit, isRunning, cancel } = useSending(refused?.sending);
  const hydrated = useHydrated();

  const refresh = () => {
    if (ref.current) setEntries(entriesOf(ref.current));
  };
  const comingBack = useRef<Promise<unknown>>(undefined);
  const [fillings, setFillings] = useState(1);
  const fewer = () => setFillings((count) => count - 1);
  const waitFor = (work: Promise<unknown>) => {
    setFillings((count) => count + 1);
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
    comingBack.current = Promise.allSettled([comingBack.current, Promise.race([work, patience])]).then(fewer);
  };
  // Somebody may have typed or chosen a file before the script ran.
  useOnMount(() => {
    refresh();
    fewer();
  });

  const say = rules.say ?? (({ code, params }) => errorText(rules.errors, code, params));
  const show = (found: readonly ShownProblem[]) => {
    setSending({ kind: 'idle' });
    setProblems(inOrder(found, rules.names));
    setAttempts((count) => count + 1);
  };
  const forget = (name: string) => {
    rejected.current.delete(name);
    setProblems((all) => all.filter(({ path }) => path !== name));
  };
  const reject = (name: string, message: string) => {
    rejected.current.set(name, message);
    setProblems((all) => inOrder([...all.filter(({ path }) => path !== name), { path: name, message }], rules.names));
  };

  const submit = async () => {
    const form = ref.current;
    if (!form || isRunning() || isChecking.current) return;
    isChecking.current = true;
    await comingBack.current;
    const filled = entriesOf(form);
    rules.onTry?.();
    setEntries(filled);
    setDone(false);
    const found = [(await rules.check(filled)) ?? []].flat();
    isChecking.current = false;
    if (found.length > 0)
      return show(
        found.map((problem) => ({ path: problem.path, message: rejected.current.get(problem.path) ?? say(problem) })),
      );
    setProblems([]);
    settle(await transmit((hooks) => rules.send(filled, hooks)), filled);
  };

  const settle = (answer: Answer<Reply>, sent: Entries) => {
    switch (answer.kind) {
      case 'unreachable':
        return setSending(answer.reason === 'aborted' ? { kind: 'idle' } : answer);
      case 'refused':
        return refuse(answer);
      case 'ok': {
        const unusable = rules.onOk(answer.data, sent);
        setDone(!unusable);
        if (!unusable) return setSending({ kind: 'idle' });
        refuse({ kind: 'refused', status: 0, code: 'unexpected', message: unusable, errors: [] });
      }
    }
  };

  const refuse = (refusal: Refusal) => {
    const atFields = refusal.errors.filter(({ path }) => rules.names.includes(path));
    if (atFields.length > 0) {
      show(
        atFields.map((error) => ({
          path: error.path,
          message: inWords(error, error.message ?? refusal.message ?? say(error)),
        })),
      );
    } else {
      const paused = PAUSE_STATUSES.includes(refusal.status);
      setSending({
        kind: 'refused',
        message: refusal.message ?? rules.fallback,
        temporary: paused || refusal.status === CONFLICT,
        paused,
        code: refusal.code,
      });
      setAttempts((count) => count + 1);
    }
    refresh();
  };

  const inWords = ({ path, code }: Problem, sentence: string): string => {
    const input = ref.current?.elements.namedItem(path);
    if (!(input instanceof HTMLInputElement) || input.type !== 'file') return sentence;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return sentence;
    const named = rules.sayOfFile?.(file, { code, reason: sentence }) ?? sentence;
    rejected.current.set(path, named);
    return named;
  };

  return {
    ref,
    entries,
    problems,
    attempts,
    sending,
    isDone: done && sending.kind === 'idle' && problems.length === 0,
    hydrated,
    plain,
    firstOf: (name, value) => (refused ? refused.typed[name] : value),
    idOf: (name) => `${rules.id}-${name}`,
    problemOf: (name) => problems.find(({ path }) => path === name)?.message,
    reject,
    forget,
    refresh,
    waitFor,
    isFilling: fillings > 0,
    submit,
    cancel,
    events: {
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
      onChange: (event) => {
        const { target } = event;
        // A file input whose file was just refused reports that itself.
        const refusedFile = target instanceof HTMLInputElement && target.type === 'file' && target.value === '';
        if (!refusedFile) forget(target.name);
        refresh();
      },
      // A disabled button blocks the Enter key, and with it every message about what is missing.
      onKeyDown: (event) => {
        const { target } = event;
        const isLine = target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'checkbox';
        if (event.key !== 'Enter' || !isLine || event.nativeEvent.isComposing) return;
        event.preventDefault();
        submit();
      },
    },
  };
}
