<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PhpParser\Node;
use PhpParser\Node\Arg;
use PhpParser\Node\Expr\New_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports constructor calls with more than five arguments without names.
 *
 * @implements Rule<New_>
 */
final class NamedArgumentsRule implements Rule
{
    private const MAX_UNNAMED_ARGUMENTS = 5;

    public function getNodeType(): string
    {
        return New_::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        $unnamed = array_filter(
            $node->args,
            static fn (Node $argument): bool => $argument instanceof Arg && $argument->name === null,
        );
        if (!CodeLocation::isFirstParty($scope) || count($unnamed) <= self::MAX_UNNAMED_ARGUMENTS) {
            return [];
        }

        return [
            RuleErrorBuilder::message(sprintf(
                'Constructor call with %d arguments without names; the maximum is %d. Name the arguments.',
                count($unnamed),
                self::MAX_UNNAMED_ARGUMENTS,
            ))
                ->identifier('courant.namedArguments')
                ->build(),
        ];
    }
}
