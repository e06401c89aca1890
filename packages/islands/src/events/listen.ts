/**
 * Listens on the document in the capture phase, before the listeners of elements.
 * @param passive false if the listener may call `preventDefault`
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { passive }: { passive: boolean } = { passive: true },
): void {
  document.addEventListener(type, listener, { capture: true, passive });
}
