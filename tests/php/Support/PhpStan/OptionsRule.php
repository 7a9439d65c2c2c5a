<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Name;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports option functions outside of the kernel and of adapters: other code receives typed settings.
 *
 * @implements Rule<FuncCall>
 */
final class OptionsRule implements Rule
{
    public function getNodeType(): string
    {
        return FuncCall::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        if (
            !CodeLocation::isPlugin($scope) || CodeLocation::isAdapter($scope) || !$node->name instanceof Name
            || preg_match('/^(get|update|add|delete)_(site_|network_)?option$/', $node->name->toLowerString()) !== 1
        ) {
            return [];
        }

        return [
            RuleErrorBuilder::message(sprintf(
                '%s() belongs in the kernel or in an adapter (Storage, Http, Admin, Frontend, Cli).',
                $node->name->toString(),
            ))
                ->identifier('courant.options')
                ->build(),
        ];
    }
}
