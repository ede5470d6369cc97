import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'

/** Returns a function for a network's texts, loaded on first use; undefined for a key without a text. */
export function usePlatformWords(platform: Platform): (key: string) => string | undefined {
  const ns = `platforms/${platform}`
  const { t, i18n } = useTranslation(ns)
  return (key) => (i18n.exists(key, { ns }) ? t(key, { ns }) : undefined)
}
