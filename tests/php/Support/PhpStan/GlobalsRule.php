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
 * Request input comes through one reader; there is no static state, and globals stay at the edge (design 5).
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
        if (!House::isOurs($scope)) {
            return [];
        }
        if ($node instanceof Variable && in_array($node->name, self::INPUT, true) && !House::isClass($scope, self::READER)) {
            return [self::refuse(sprintf('$%s is read by %s alone.', $node->name, self::READER), 'courant.input')];
        }
        if ($node instanceof Static_ || $node instanceof Property && $node->isStatic()) {
            return [self::refuse('No static state: give the collaborator by constructor.', 'courant.static')];
        }
        $reachesGlobals = $node instanceof Global_ || $node instanceof Variable && $node->name === 'GLOBALS';
        if ($reachesGlobals && House::isPlugin($scope) && !House::isEdge($scope)) {
            return [self::refuse('Globals stay in Kernel, Wp and Admin.', 'courant.globals')];
        }

        return [];
    }

    private static function refuse(string $message, string $identifier): IdentifierRuleError
    {
        return RuleErrorBuilder::message($message)->identifier($identifier)->build();
    }
}
