import { type PointerEvent, useRef } from 'react';

/** Moves what lies in a scrolling box by pulling it. Fingers scroll anyway; arrow keys do, once it has the focus. */
export function usePan() {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const { currentTarget: box, clientX, clientY } = event;
      // Not on its own scroll bars.
      if (event.nativeEvent.offsetX > box.clientWidth && event.target === box) return;
      box.setPointerCapture(event.pointerId);
      from.current = { x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop };
    },
    onPointerMove({ currentTarget: box, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      box.scrollLeft = from.current.left - (clientX - from.current.x);
      box.scrollTop = from.current.top - (clientY - from.current.y);
    },
    onPointerUp() {
      from.current = undefined;
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}
