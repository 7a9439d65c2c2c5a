<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PhpParser\Node;
use PhpParser\Node\InterpolatedStringPart;
use PhpParser\Node\Scalar\InterpolatedString;
use PhpParser\Node\Scalar\String_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports SQL that the SQLite drop-in does not support or executes differently.
 *
 * Names that do not occur in text are reported in every string; all others only in SQL.
 *
 * @implements Rule<Node>
 */
final class PortableSqlRule implements Rule
{
    private const SQL = '/\b(SELECT|INSERT\s+(?:IGNORE\s+)?INTO|REPLACE\s+INTO|DELETE\s+FROM|UPDATE\s+\S+\s+SET|WHERE|GROUP\s+BY'
        . '|ORDER\s+BY|HAVING|(?:INNER|LEFT|RIGHT|CROSS)\s+JOIN|JOIN|ON\s+DUPLICATE\s+KEY|CREATE\s+TABLE|ALTER\s+TABLE)\b/';

    private const ANYWHERE = '/\b(GET_LOCK|RELEASE_LOCK|FIND_IN_SET|REGEXP_REPLACE|ROW_COUNT|LAST_INSERT_ID|TIMESTAMPDIFF|STR_TO_DATE'
        . '|SUBSTRING_INDEX|CONCAT_WS'
        . '|INET6_ATON|INET6_NTOA|JSON_UNQUOTE|JSON_ARRAYAGG|BIT_COUNT|BIT_AND|BIT_OR|BIT_XOR'
        . '|LPAD|RPAD|CRC32|SHA1|SHA2|DATE_ADD)\s*\(/';

    private const IN_SQL = [
        '/\b(IF)\s*\((?!\s*NOT\s+EXISTS)/i' => 'IF() is always false there; write CASE WHEN',
        '/\b(UUID|ELT|WEEK|REPEAT|RIGHT|INSERT|FORMAT|LOWER|UPPER|LENGTH|CHAR_LENGTH)\s*\(/i'
            => 'this function is missing or different there; compute it in PHP',
        '/\b(COLLATE)\s+(?!\{|%|=)\w/i' => 'COLLATE is ignored there; fold words in PHP',
        '/\b(LIKE\s+BINARY|BINARY\s+\w)/i' => 'LIKE BINARY finds nothing there',
        '/\b(MATCH)\s*\([^)]*\)\s*AGAINST/i' => 'MATCH .. AGAINST fails there',
        '/\b(LIKE\s+\S+\s+ESCAPE)\b/i' => 'LIKE .. ESCAPE fails there; use esc_like()',
        '/\b(STRAIGHT_JOIN|RENAME\s+TABLE|WITH\s+ROLLUP|EXPLAIN)\b/i' => 'this fails or is ignored there',
        '/(<=>)|\b(\d+\s+DIV|\w+\s+DIV\s+\d)/' => 'this operator fails there',
        '/\b(GROUP_CONCAT)\s*\([^)]*(ORDER\s+BY|SEPARATOR)/i' => 'GROUP_CONCAT takes neither order nor separator there',
        '/\b(COUNT\s*\(\s*DISTINCT\s+[^,()]+,)/i' => 'COUNT(DISTINCT a, b) fails there',
        '/\b(AS\s+(?:STORED|VIRTUAL))\b/i' => 'this alias is a keyword there; choose another word',
        '/(\)\s*UNION\s+(?:ALL\s+)?\()/i' => 'wrap each part: SELECT * FROM (..) x UNION ALL ..',
    ];

    public function getNodeType(): string
    {
        return Node::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        if (
            !($node instanceof String_ || $node instanceof InterpolatedString)
            || !CodeLocation::isFirstParty($scope)
        ) {
            return [];
        }
        $reason = self::findProblem($node instanceof String_ ? $node->value : self::joinParts($node));

        return $reason === null ? [] : [
            RuleErrorBuilder::message('SQL must mean the same on MariaDB and SQLite: ' . $reason . '.')
                ->identifier('courant.portableSql')
                ->build(),
        ];
    }

    /** Returns the text with a name for each variable: rules are not called for the parts of the text. */
    private static function joinParts(InterpolatedString $string): string
    {
        $text = '';
        foreach ($string->parts as $part) {
            $text .= $part instanceof InterpolatedStringPart ? $part->value : '{value}';
        }

        return $text;
    }

    private static function findProblem(string $text): ?string
    {
        if (preg_match(self::ANYWHERE, $text, $match) === 1) {
            return $match[1] . '() fails or gives another result there';
        }
        if (preg_match(self::SQL, $text) !== 1) {
            return null;
        }
        foreach (self::IN_SQL as $pattern => $reason) {
            if (preg_match($pattern, $text) === 1) {
                return $reason;
            }
        }

        return null;
    }
}
