/** All controls are matched, and tab and line breaks kept; halves of surrogate pairs and noncharacters go with the controls. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const KEPT = new Set(['\t', '\n', '\r'])

/** A text that every file may hold, such as one of XML 1.0 or of a calendar. */
export function withoutControls(text: string): string {
  return text.replaceAll(UNWRITABLE, (sign) => (KEPT.has(sign) ? sign : ''))
}
