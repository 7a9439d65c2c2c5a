<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PhpParser\Node;
use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Stmt\Global_;
use PhpParser\Node\Stmt\Property;
use PhpParser\Node\Stmt\Static_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports superglobals outside of the request reader, static state, and globals outside of adapters.
 *
 * @implements Rule<Node>
 */
final class GlobalsRule implements Rule
{
    private const READER = 'CourantDesk\Kernel\Request';
    private const INPUT = ['_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', '_FILES', '_SESSION', '_ENV'];

    public function getNodeType(): string
    {
        return Node::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        if (!CodeLocation::isFirstParty($scope)) {
            return [];
        }
        if (
            $node instanceof Variable
            && in_array($node->name, self::INPUT, true)
            && !CodeLocation::isClass($scope, self::READER)
        ) {
            return [
                self::createError(sprintf('Only %2$s may read $%1$s.', $node->name, self::READER), 'courant.input'),
            ];
        }
        if ($node instanceof Static_ || $node instanceof Property && $node->isStatic()) {
            return [
                self::createError(
                    'Static state is not allowed: pass the dependency to the constructor.',
                    'courant.static',
                ),
            ];
        }
        $reachesGlobals = $node instanceof Global_ || $node instanceof Variable && $node->name === 'GLOBALS';
        if ($reachesGlobals && CodeLocation::isPlugin($scope) && !CodeLocation::isAdapter($scope)) {
            return [self::createError('Globals are used in the kernel and in adapters only.', 'courant.globals')];
        }

        return [];
    }

    private static function createError(string $message, string $identifier): IdentifierRuleError
    {
        return RuleErrorBuilder::message($message)->identifier($identifier)->build();
    }
}
