import type { Fix } from '@postwright/core/checks/check'

/**
 * Types a fix into a field as a person would, so that the cursor stands behind it.
 * @param onText takes the new text where the browser does not type it itself
 */
export function typeFix(
  field: HTMLTextAreaElement,
  { from, to, text }: Extract<Fix, { kind: 'text' }>,
  onText: (text: string) => void,
): void {
  const { value } = field
  field.focus()
  field.setSelectionRange(from, to)
  const isTyped = text === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, text)
  if (!isTyped) onText(value.slice(0, from) + text + value.slice(to))
}
