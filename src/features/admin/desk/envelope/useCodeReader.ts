import { useEffect, useRef, useState } from 'react';

/** What browsers have that read codes in pictures; TypeScript does not know it yet. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = 'qr_code';
const LOOK_EVERY_MILLISECONDS = 250;

/** Reads QR codes with the camera until `onCode` says that one was meant. The camera is off when the component goes. */
export function useCodeReader(onCode: (text: string) => boolean) {
  /** Whether this browser can read codes with a camera. */
  const [isOffered, setOffered] = useState(false);
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;

  useEffect(() => {
    let isGone = false;
    canRead().then((can) => !isGone && setOffered(can));
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (state !== 'on') return;
    const end = new AbortController();
    read(video.current, end.signal, (text) => latest.current(text)).then(
      () => !end.signal.aborted && setState('off'),
      () => !end.signal.aborted && setState('failed'),
    );
    return () => end.abort();
  }, [state]);

  return { isOffered, state, video, start: () => setState('on'), stop: () => setState('off') };
}

function detectorClass(): DetectorClass | undefined {
  return (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

async function canRead(): Promise<boolean> {
  try {
    // There is no camera without HTTPS.
    if (!navigator.mediaDevices) return false;
    return ((await detectorClass()?.getSupportedFormats()) ?? []).includes(FORMAT);
  } catch {
    return false;
  }
}

/** Ends with the first code that is taken; rejects where the camera or the reader fails. */
async function read(video: HTMLVideoElement | null, signal: AbortSignal, take: (text: string) => boolean) {
  const Reader = detectorClass();
  if (!video || !Reader) throw new Error('no reader');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    if (signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    const reader = new Reader({ formats: [FORMAT] });
    while (!signal.aborted) {
      const codes = await reader.detect(video);
      if (!signal.aborted && codes.some(({ rawValue }) => take(rawValue))) return;
      await new Promise((next) => setTimeout(next, LOOK_EVERY_MILLISECONDS));
    }
  } finally {
    stop();
  }
}
