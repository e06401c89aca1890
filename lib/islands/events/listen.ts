/**
 * Listens on the document, before the listeners of elements run. Passive, unless the listener may prevent the default action.
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { passive }: { passive: boolean } = { passive: true },
): void {
  document.addEventListener(type, listener, { capture: true, passive });
}
