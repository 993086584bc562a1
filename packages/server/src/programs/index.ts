export { commandIn, EXEC, isProgram, namesIn } from './command.ts';
export { Conversation, FAULTS, type Fault, type ProgramGame, type Seated } from './conversation.ts';
export { gameOf } from './game.ts';
export { addReport, noReport, Program, type ProgramOptions, type ProgramReport } from './program.ts';
export { Unanswerable } from './thoughts.ts';
