import type { Theme } from '../theme.ts'
import { theme } from './builders/template.ts'

type Colors = Theme['colors']

/** Colour palettes for any deck, each legible in all of its roles. */
export const PALETTES: readonly { id: string; colors: Colors }[] = [
  palette('paper', ['#fbfaf6', '#efece3', '#1b1a17', '#5f5b52', '#b3361f', '#2b5d50']),
  palette('ink', ['#121316', '#22242a', '#f6f5f1', '#b9b8b2', '#ffb454', '#7fd1c0']),
  palette('forest', ['#f3f6ee', '#dfe9d6', '#16281c', '#4c5f51', '#1f6b43', '#a34a16']),
  palette('ocean', ['#f1f7fb', '#d9e9f4', '#0d2438', '#48606f', '#0b5fa5', '#a83c2e']),
  palette('berry', ['#fff5f7', '#fbe0e7', '#33101f', '#704a59', '#a81f56', '#5a3aa8']),
  palette('sun', ['#fff8e6', '#ffe9b0', '#2a1d05', '#665226', '#9a4a00', '#1d5f8a']),
  palette('lilac', ['#f7f4ff', '#e7dffb', '#1e1440', '#585077', '#5a35c4', '#a8326f']),
  palette('night', ['#0b1026', '#1a2148', '#f3f4ff', '#b6bbdc', '#9db0ff', '#ffc46b']),
]

/** Returns a theme with the deck's typefaces and other colours. */
export function inPalette({ fonts }: Theme, colors: Colors): Theme {
  return { colors, fonts }
}

function palette(id: string, colors: readonly [string, string, string, string, string, string]) {
  return { id, colors: theme(colors, ['Inter', 'Inter']).colors }
}
