import type { ModelDialect } from '../model/model-settings.ts'

/** A commonly used model service: its address, its API dialect, and the pages for its keys and prices. */
type ModelPreset = {
  id: 'openai' | 'anthropic' | 'ollama'
  dialect: ModelDialect
  address: string
  keysAt: string | null
  pricesAt: string | null
}

/**
 * Presets with addresses from the services' documentation, read on 2026-11-29: https://platform.openai.com/docs/api-reference/introduction,
 * https://platform.claude.com/docs/en/api/overview and https://docs.ollama.com/api/openai-compatibility.
 */
export const MODEL_PRESETS: readonly ModelPreset[] = [
  {
    id: 'openai',
    dialect: 'completions',
    address: 'https://api.openai.com/v1',
    keysAt: 'https://platform.openai.com/api-keys',
    pricesAt: 'https://openai.com/api/pricing/',
  },
  {
    id: 'anthropic',
    dialect: 'messages',
    address: 'https://api.anthropic.com/v1',
    keysAt: 'https://platform.claude.com/settings/keys',
    pricesAt: 'https://platform.claude.com/docs/en/about-claude/pricing',
  },
  { id: 'ollama', dialect: 'completions', address: 'http://localhost:11434/v1', keysAt: null, pricesAt: null },
]

/** Returns the preset whose address and dialect were entered; undefined for a user's own service. */
export function findPreset(address: string, dialect: ModelDialect): ModelPreset | undefined {
  const typed = address.trim().replace(/\/$/, '')
  return MODEL_PRESETS.find((preset) => preset.address === typed && preset.dialect === dialect)
}
