import { ownValue } from '@postwright/core/own-value'

export type ShownUrl = { url: string; expanded_url?: string; media_key?: string }

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** A post's text as it was written: short links in full, without those that stand for media, and the signs of HTML as they are. */
export function writtenText(text: string, urls: readonly ShownUrl[]): string {
  let written = text
  for (const { url, expanded_url: full = url, media_key: mediaKey } of urls) {
    written = written.replaceAll(url, () => (mediaKey === undefined ? full : ''))
  }
  return comparable(written.replaceAll(/&(?:amp|lt|gt);/g, (sign) => ownValue(SIGNS, sign) ?? sign))
}

/** A text in the form in which two of them are compared: composed, white space and the scheme that X adds to links left out. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/https?:\/\//gi, '')
    .replaceAll(/\/(?=\s|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
