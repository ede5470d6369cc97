import { useBrowserValue } from './use-browser-value.ts'

/**
 * What was typed into an empty field of a prerendered page before its code arrived. React leaves the text in the field but
 * reports no change, so that it has to be read from there.
 * @param id of the field
 */
export function useEarlyText(id: string): string {
  return useBrowserValue(() => textIn(id), '')
}

function textIn(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
