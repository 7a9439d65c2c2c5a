import { readFileSync } from 'node:fs';
import { FLOOR, MORE, QUESTIONS } from './listings.mjs';
import { compare, table } from './timing.mjs';
const { url } = JSON.parse(readFileSync(`/tmp/idx/lab-${process.argv[2]}.json`));
console.log(table(await compare(url, FLOOR, [...QUESTIONS, ...MORE], Number(process.argv[3]))));
