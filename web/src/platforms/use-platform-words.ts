import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'

/** A network's own words, loaded when they are first asked for; undefined where it has none under a key. */
export function usePlatformWords(platform: Platform): (key: string) => string | undefined {
  const ns = `platforms/${platform}`
  const { t, i18n } = useTranslation(ns)
  return (key) => (i18n.exists(key, { ns }) ? t(key, { ns }) : undefined)
}
