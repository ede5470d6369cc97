import { Tokenizer } from 'htmlparser2'

export type Attributes = Readonly<Partial<Record<string, string>>>

/** Called in the order of the text. Nothing is told about comments, declarations and instructions. */
export type MarkupHandlers = {
  onOpen?: (name: string, attributes: Attributes, isEmpty: boolean) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

/** Letters of a text that are read at most; what comes after them is left out. */
const MARKUP_LENGTH_MAX = 4 * 1024 * 1024
/** Attributes of one element that are read. */
const ATTRIBUTES_MAX = 64

/**
 * Reads HTML, or XML with `isXml`, in one pass that takes the same time for each letter, whatever they are. Elements are not
 * put into one another: the tokenizer keeps no list of what is open, so nothing is searched in one. Entities that a file declares
 * are left as they are.
 */
export function readMarkup(text: string, { onOpen, onText, onClose }: MarkupHandlers, { isXml = false } = {}): void {
  const markup = text.slice(0, MARKUP_LENGTH_MAX)
  const nameAt = (start: number, end: number) =>
    isXml ? markup.slice(start, end) : markup.slice(start, end).toLowerCase()
  let element = ''
  let attributes = new Map<string, string>()
  let attribute = ''
  let value = ''

  const open = (isEmpty: boolean) => onOpen?.(element, Object.fromEntries(attributes), isEmpty)

  const tokenizer = new Tokenizer(
    { xmlMode: isXml, decodeEntities: true },
    {
      onopentagname(start, end) {
        element = nameAt(start, end)
        attributes = new Map()
      },
      onattribname(start, end) {
        attribute = nameAt(start, end)
        value = ''
      },
      onattribdata: (start, end) => {
        value += markup.slice(start, end)
      },
      onattribentity: (point) => {
        value += String.fromCodePoint(point)
      },
      onattribend() {
        if (attributes.size < ATTRIBUTES_MAX && !attributes.has(attribute)) attributes.set(attribute, value)
      },
      onopentagend: () => open(false),
      onselfclosingtag: () => open(true),
      onclosetag: (start, end) => onClose?.(nameAt(start, end)),
      ontext: (start, end) => onText?.(markup.slice(start, end)),
      ontextentity: (point) => onText?.(String.fromCodePoint(point)),
      oncdata: (start, end, offset) => onText?.(markup.slice(start, end - offset)),
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  )
  tokenizer.write(markup)
  tokenizer.end()
}

function ignore(): void {}
