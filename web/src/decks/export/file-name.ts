import type { Format } from '@postwright/core/scene/format'

const NAME_MAX = 60

/** Characters that file systems do not allow in names, and those that hide a name or its extension. */
// oxlint-disable-next-line no-control-regex -- control characters are removed from names
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g

/** Returns a deck's name as a file name without an extension. */
export function baseName(deckName: string): string {
  const name = deckName.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim()
  const short = [...name]
    .slice(0, NAME_MAX)
    .join('')
    .replaceAll(/^\.+|[. ]+$/g, '')
  return short === '' ? 'deck' : short
}

/** Returns the file name of a slide's image, so that images sort in the order of slides; with several formats, each format has a folder. */
export function slideFileName(
  deckName: string,
  place: { slide: number; slides: number; format: Format; hasFolders: boolean },
  ending: string,
): string {
  const number = `${place.slide + 1}`.padStart(Math.max(2, `${place.slides}`.length), '0')
  const folder = place.hasFolders ? `${formatName(place.format)}/` : ''
  return `${folder}${baseName(deckName)} ${number}.${ending}`
}

export function documentFileName(deckName: string, format: Format, isOneOfSeveral: boolean): string {
  return `${baseName(deckName)}${isOneOfSeveral ? ` ${formatName(format)}` : ''}.pdf`
}

export function presentationFileName(deckName: string, format: Format, isOneOfSeveral: boolean): string {
  return `${baseName(deckName)}${isOneOfSeveral ? ` ${formatName(format)}` : ''}.pptx`
}

/** Returns the name of a format without the colon, which file systems do not allow in names. */
function formatName(format: Format): string {
  const [width, height] = format.split(':')
  return `${width}x${height}`
}
