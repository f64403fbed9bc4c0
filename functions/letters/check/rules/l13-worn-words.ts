import type { Rule } from '../model.ts'
import { findPhrases } from '../phrases.ts'

const WORN = `passionate|passion for|proven track record|track record of|synerg(?:y|ies|istic)|delv(?:e|es|ed|ing)|leverag(?:e|es|ed|ing)|excited (?:to|about|by)|thrilled|perfect fit|great fit|ideal candidate|perfect candidate|results?-(?:driven|oriented)|detail-oriented|team player|self-starter|go-getter|hard-working|hardworking|dynamic (?:team|environment|professional)|fast-paced|cutting-edge|state-of-the-art|game[- ]chang(?:er|ing)|think outside the box|hit the ground running|wear many hats|value[- ]add|move the needle|deep dive|low-hanging fruit|circle back|touch base|reach(?:ing)? out|align(?:s|ed)? (?:perfectly|well|closely|with)|resonat(?:e|es|ed)|spearhead(?:ed|ing)?|utili[sz](?:e|es|ed|ing)|seamless(?:ly)?|robust|tapestry|realm|landscape of|testament to|pivotal|foster(?:s|ed|ing)?|showcas(?:e|es|ed|ing)|unlock(?:s|ed|ing)? (?:the|new)|elevate|meticulous(?:ly)?|unique (?:blend|combination|opportunity)|wealth of|extensive experience|skill ?set|in today's|ever-evolving|rapidly (?:changing|evolving)|uniquely (?:positioned|qualified)|strong (?:background|foundation) in|I believe (?:that )?(?:I|my)|look forward to hearing|at your earliest convenience|hope this (?:email|message|note) finds`

/** L13: words that stand in every letter and say nothing. */
export const l13WornWords: Rule = (context) =>
  findPhrases(context, 'L13', 'W', [
    {
      pattern: new RegExp(String.raw`\b(?:${WORN})\b`, 'i'),
      message: 'A worn phrase. Say what happened instead, or leave it out.',
    },
  ])
