import { tokenName, tokensOfKit } from '@postwright/core/brand-kit/token-export'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { saveFile } from '@/lib/save-file.ts'

/** Downloads the design tokens of a kit as a `.tokens.json` file named after the kit. */
export function saveTokens(kit: BrandKitDraft): void {
  saveFile(`${tokenName(kit.name)}.tokens.json`, JSON.stringify(tokensOfKit(kit), null, 2), 'application/json')
}
