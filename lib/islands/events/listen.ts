/** Listens on the document before all listeners of its elements do. Passive unless the listener may prevent the event. */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { passive }: { passive: boolean } = { passive: true },
): void {
  document.addEventListener(type, listener, { capture: true, passive });
}
