import { plainDrawing } from '@/features/brand-kit/logos/draw-logo-file.ts'

/** Cleans an SVG logo in a browser. `written` is the cleaned SVG or the reason for a refusal; `families` are the fonts that its text names. */
Object.assign(globalThis, {
  judgeDrawing(text: string): { written: string; families: string[] } {
    const plain = plainDrawing(text)
    if ('refused' in plain) return { written: plain.refused, families: [] }
    return { written: plain.root.outerHTML, families: plain.families }
  },
})
