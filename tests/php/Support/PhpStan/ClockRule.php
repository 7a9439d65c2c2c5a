<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\New_;
use PhpParser\Node\Name;
use PhpParser\Node\Scalar\String_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * The time of day is read from Kernel\Clock, so that a test can set it.
 *
 * @implements Rule<Node\Expr>
 */
final class ClockRule implements Rule
{
    /** Functions that read the clock when they are called with at most this number of arguments. */
    private const READS_CLOCK = [
        'time' => 0, 'microtime' => 1, 'date' => 1, 'gmdate' => 1, 'mktime' => 5, 'gmmktime' => 5, 'strtotime' => 1,
        'getdate' => 0, 'date_create' => 0, 'date_create_immutable' => 0, 'wp_date' => 1, 'date_i18n' => 1,
        'current_time' => 2, 'current_datetime' => 0,
    ];

    public function getNodeType(): string
    {
        return Node\Expr::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        if (!CodeLocation::isFirstParty($scope) || CodeLocation::isKernel($scope)) {
            return [];
        }
        $name = match (true) {
            $node instanceof FuncCall => $this->findClockFunction($node),
            $node instanceof New_ => $this->readingClass($node, $scope),
            default => null,
        };

        return $name === null ? [] : [
            RuleErrorBuilder::message(sprintf('%s reads the clock; use Kernel\Clock.', $name))
                ->identifier('courant.clock')
                ->build(),
        ];
    }

    private function findClockFunction(FuncCall $call): ?string
    {
        if (!$call->name instanceof Name || $call->isFirstClassCallable()) {
            return null;
        }
        $name = $call->name->toLowerString();
        $maxArguments = self::READS_CLOCK[$name] ?? null;

        return $maxArguments !== null && count($call->getArgs()) <= $maxArguments ? $name . '()' : null;
    }

    private function readingClass(New_ $new, Scope $scope): ?string
    {
        if (
            !$new->class instanceof Name
            || !in_array($scope->resolveName($new->class), ['DateTime', 'DateTimeImmutable'], true)
        ) {
            return null;
        }
        $when = $new->getArgs()[0]->value ?? null;

        return $when === null
            || $when instanceof String_
                && preg_match('/^(|now|today|tomorrow|yesterday|midnight|[+-].*)$/i', $when->value) === 1
            ? 'new ' . $scope->resolveName($new->class)
            : null;
    }
}
