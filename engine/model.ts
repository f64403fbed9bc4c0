export {
  type LanguageModel,
  type ModelFailure,
  type ModelRequest,
  ModelUnavailable,
} from './language-model/language-model.ts'
