import { expect, test } from 'vitest'
import { read } from '../../scripts/structure/sources.ts'

/** The browser's own drag and drop; `draggable={false}`, which turns it off for links and images, is allowed. */
const NATIVE =
  /\bdraggable(?!=\{false\})(?=[\s=>/])|\bonDrag[A-Z]\w*=|\bonDrop=\{|\bdataTransfer\b|'drag(?:start|over|end)'/

/** The context of dnd-kit, whose events have names like the browser's. */
const CONTEXT = /<DndContext\b.*?\n\s*>/gs

const isNative = (text: string) => NATIVE.test(text.replaceAll(CONTEXT, ''))

/** Accept files dragged in from the desktop. */
const TAKE_FILES = ['web/src/ui/use-file-drop.ts']

test('lists are dragged by dnd-kit, and only what takes files listens to the dragging of the browser', () => {
  const sources = read('web/src/**/*.tsx').concat(read('web/src/**/*.ts'))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(({ text }) => isNative(text)).map(({ path }) => path)).toEqual(TAKE_FILES)
})

test.each([
  '<li draggable>',
  '<li draggable onClick={a}>',
  '<li draggable={isFree}>',
  '<li onDragStart={start}>',
  'event.dataTransfer.files',
])('%s is found', (line) => {
  expect(isNative(line)).toBe(true)
})

test.each([
  '<img draggable={false} />',
  '<DndContext\n  onDragStart={begin}\n>',
  'screenReaderInstructions: { draggable: help }',
])('%s is not', (line) => {
  expect(isNative(line)).toBe(false)
})
