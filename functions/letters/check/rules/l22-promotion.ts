import { BRAND } from '#shared/brand.ts'
import type { Rule } from '../model.ts'
import { findPhrases } from '../phrases.ts'

const NAME = BRAND.name.replaceAll(/[^\p{L}\p{N}]/gu, '.?')

/** L22: the letter is the user's; nothing in it advertises this product or the way it was written. */
export const l22Promotion: Rule = (context) =>
  findPhrases(context, 'L22', 'E', [
    {
      pattern: new RegExp(String.raw`\b${NAME}\b`, 'i'),
      message: 'The letter names this product. Take the line out.',
    },
    {
      pattern:
        /\b(?:[Ww]ritten|[Dd]rafted|created|generated|composed|crafted|made|prepared|sent|delivered) (?:with|via|by|using|through) (?:the help of )?(?:an? )?(?:AI|A\.I\.|artificial intelligence|[A-Z]\w*\.(?:ai|com|io|app|example)|my (?:AI|assistant))\b|\b[Ss]ent (?:via [A-Z]|from my\b|through an? (?:app|service)\b)|\b[Pp]owered by AI\b|(?:^|\n)[Pp]owered by\b|\b[Gg]et your own (?:AI|drafts?|emails?)\b/,
      message: 'This advertises how the letter was made. Take the line out.',
    },
    {
      pattern:
        /\b(?:AI|auto(?:matically)?)[- ](?:generated|written|drafted|composed)\b(?= (?:email|letter|message|draft|with|by|for))|\bunsubscribe\b/i,
      message: 'This is the wording of a mailing. Take the line out.',
    },
  ])
