import { useLayoutEffect } from 'react'
import { adoptStyles } from './adopt-styles.ts'

type Props = { styles: string; dynamic?: unknown }

/**
 * Stands in for the package `react-style-singleton` (vite.config.ts), with which the library's dialogs hold the page behind
 * them still: the rules are there while the component is, without a style element.
 */
export function styleSingleton(): (props: Props) => null {
  return function Sheet({ styles }) {
    useLayoutEffect(() => adoptStyles(styles), [styles])
    return null
  }
}
