const TO_A_READER =
  /\b(?:ignor\w*|disregard\w*|forget|overrid\w*|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above|prior|resume|posting)\b|\b(?:system|developer) (?:prompt|message|mode)\b|\b(?:you are|if you are|as) (?:now )?an? (?:ai|assistant|language model|llm|chatbot)\b|\bnew rules apply\b|\brepeat after me\b|<\/?(?:system|user|assistant|posting|resume)\b|\[\/?INST\]|<\|\w+\|>|^(?:system|assistant|user|bcc|cc|subject)\s*:|\b(?:write|say|state|mention|rate|rank|recommend|describe|add)\b.{0,40}\b(?:this candidate|the candidate|this applicant|the applicant|every (?:letter|email)|in the (?:letter|email))\b/iu

/** A line that speaks to whoever reads the resume rather than of its owner. Only its owner can say, of this very line, that it is meant. */
export const looksLikeInstruction = (line: string): boolean => TO_A_READER.test(line)
