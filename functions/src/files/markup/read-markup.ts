import { Tokenizer } from 'htmlparser2'

export type Attributes = Readonly<Partial<Record<string, string>>>

/** Handlers called in document order. Comments, declarations and processing instructions are not reported. */
export type MarkupHandlers = {
  onOpen?: (name: string, attributes: Attributes, isEmpty: boolean) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

/** Maximum number of characters of a text that are read; the rest is skipped. */
const MARKUP_LENGTH_MAX = 4 * 1024 * 1024
/** Maximum number of attributes read per element. */
const ATTRIBUTES_MAX = 64

/**
 * Reads HTML, or XML with `isXml`, in one pass with constant time per character, whatever the input. Nesting is not tracked: the tokenizer keeps no
 * list of open elements, so it never searches one. Entities that a file declares are left unchanged.
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
