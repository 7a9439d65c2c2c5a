<?php

declare(strict_types=1);

namespace Courant\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Reports lines of more than 120 columns, except those that cannot be broken: one long string literal (a translated
 * sentence is one literal), text inside of a multi-line string or heredoc, markup without PHP code, comments for tools.
 *
 * @phpstan-type Token array{line: int, code: int|string, content: string}
 */
final class LineLengthSniff implements Sniff
{
    private const MAX_COLUMNS = 120;
    private const MIN_LITERAL = 60;
    /** Columns next to the literal: a call of a translation function, an array key, a concatenation. */
    private const MAX_AROUND_LITERAL = 60;
    private const TOOL_COMMENT = '~phpcs:|@phpstan|https?://|^\s*/\* translators: .*\*/$~';

    /** @return list<int|string> */
    public function register(): array
    {
        return [T_OPEN_TAG];
    }

    /** @param int $stackPtr position of the open tag; the first one of a file checks the whole file */
    public function process(File $phpcsFile, $stackPtr): int
    {
        /** @var array<int, Token> $tokens */
        $tokens = $phpcsFile->getTokens();
        $lines = [];
        foreach ($tokens as $position => $token) {
            $lines[$token['line']][$position] = $token;
        }
        foreach ($lines as $line) {
            $this->checkLine($phpcsFile, $line);
        }

        return $phpcsFile->numTokens;
    }

    /** @param non-empty-array<int, Token> $tokens */
    private function checkLine(File $file, array $tokens): void
    {
        $line = rtrim(implode('', array_column($tokens, 'content')), "\r\n");
        $columns = mb_strlen($line);
        if ($columns <= self::MAX_COLUMNS || preg_match(self::TOOL_COMMENT, $line) === 1) {
            return;
        }
        if (!$this->isMarkup($tokens, $line) && !$this->isLiteral($tokens, mb_strlen(ltrim($line)))) {
            $message = 'The line has %d columns; the maximum is %d';
            $file->addError($message, array_key_first($tokens), 'TooLong', [$columns, self::MAX_COLUMNS]);
        }
    }

    /** @param array<int, Token> $tokens */
    private function isMarkup(array $tokens, string $line): bool
    {
        $isMarkup = in_array(T_INLINE_HTML, array_column($tokens, 'code'), true);

        return $isMarkup && preg_match('/<\?php .+ \?>/', $line) !== 1;
    }

    /** @param array<int, Token> $tokens */
    private function isLiteral(array $tokens, int $columns): bool
    {
        $longest = 0;
        foreach ($tokens as $token) {
            $content = rtrim($token['content'], "\r\n");
            if (in_array($token['code'], [T_HEREDOC, T_NOWDOC], true)) {
                return true;
            }
            if (in_array($token['code'], [T_CONSTANT_ENCAPSED_STRING, T_DOUBLE_QUOTED_STRING], true)) {
                // A literal that begins or ends on another line contains the line break.
                if (preg_match('/^([\'"]).*\1$/s', $content) !== 1) {
                    return true;
                }
                $longest = max($longest, mb_strlen($content));
            }
        }

        return $longest >= self::MIN_LITERAL && $columns - $longest <= self::MAX_AROUND_LITERAL;
    }
}
