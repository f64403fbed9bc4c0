import content from '../../content/common-passwords.json' with { type: 'json' }

/**
 * The 3,000 most common passwords of at least eight characters, in lower case, most frequent first (OWASP
 * ASVS 5.0, 6.2.4). From the list of @zxcvbn-ts/language-common 4.1.3, MIT, Copyright (c) 2012-2016 Dan
 * Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(content.flatMap((line) => line.split(' ')))
