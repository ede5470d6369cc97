import type { Change, Edit } from './change.ts'

/** Returns the change that undoes a change. */
export function invertChange({ command, edits }: Change): Change {
  return { command, edits: edits.toReversed().map(invertEdit) }
}

function invertEdit(edit: Edit): Edit {
  switch (edit.kind) {
    case 'addLayer':
      return { ...edit, kind: 'removeLayer' }
    case 'removeLayer':
      return { ...edit, kind: 'addLayer' }
    case 'addSlide':
      return { ...edit, kind: 'removeSlide' }
    case 'removeSlide':
      return { ...edit, kind: 'addSlide' }
    case 'setLayer':
    case 'setSlide':
    case 'setDeck':
    case 'orderLayers':
      return swapped(edit)
  }
}

function swapped(edit: Extract<Edit, { before: unknown }>): Edit {
  switch (edit.kind) {
    case 'setLayer':
      return { ...edit, before: edit.after, after: edit.before }
    case 'setSlide':
      return { ...edit, before: edit.after, after: edit.before }
    case 'setDeck':
      return { ...edit, before: edit.after, after: edit.before }
    case 'orderLayers':
      return { ...edit, before: edit.after, after: edit.before }
  }
}
