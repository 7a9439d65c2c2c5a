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
 * Options are read by the kernel and by adapters; everybody else is given typed settings (design decision 3).
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
            !House::isPlugin($scope) || House::isEdge($scope) || !$node->name instanceof Name
            || preg_match('/^(get|update|add|delete)_(site_|network_)?option$/', $node->name->toLowerString()) !== 1
        ) {
            return [];
        }

        return [
            RuleErrorBuilder::message(sprintf('%s() belongs into Kernel, Wp or Admin.', $node->name->toString()))
                ->identifier('courant.options')
                ->build(),
        ];
    }
}
