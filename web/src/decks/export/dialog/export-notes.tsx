import { useTranslation } from 'react-i18next'
import type { ExportNote } from '../export-result.ts'
import styles from './export-dialog.module.css'

/** What is not in the files as it is on the slides, and what to do about it. */
export function ExportNotes({ notes }: { notes: readonly ExportNote[] }) {
  const { t } = useTranslation('export')
  if (notes.length === 0) return null
  const lines = [...new Set(notes.map((note) => lineOf(note)))]
  return (
    <ul className={styles.notes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

  function lineOf(note: ExportNote): string {
    if (note.kind === 'fontMissing') return t('export:note.fontMissing', { family: note.family })
    const number = note.slide + 1
    if (note.kind === 'pictureMissing') return t('export:note.pictureMissing', { number })
    return t('export:note.rasterised', { number, text: note.text })
  }
}
