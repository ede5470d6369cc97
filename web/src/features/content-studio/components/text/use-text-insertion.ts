import { useRef } from 'react'

/**
 * Puts words where the cursor of a text field is, or at the end as long as it was never there.
 * @param onText takes the new text where the browser does not type it itself
 */
export function useTextInsertion(onText: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasVisited = useRef(false)

  function insert(words: string) {
    const { current } = field
    if (!current) return
    const { value } = current
    const start = wasVisited.current ? current.selectionStart : value.length
    const end = wasVisited.current ? current.selectionEnd : value.length
    current.focus()
    current.setSelectionRange(start, end)
    const padded = `${isInk(value[start - 1]) ? ' ' : ''}${words}${isInk(value[end]) ? ' ' : ''}`
    // The only way in which the browser can take it back with Ctrl+Z.
    if (!document.execCommand?.('insertText', false, padded)) {
      onText(`${value.slice(0, start)}${padded}${value.slice(end)}`)
    }
  }

  return { field, onFocus: () => void (wasVisited.current = true), insert }
}

function isInk(character: string | undefined): boolean {
  return character !== undefined && /\S/u.test(character)
}
