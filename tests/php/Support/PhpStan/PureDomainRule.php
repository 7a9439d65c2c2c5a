<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Name;
use PHPStan\Analyser\Scope;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports calls in Domain of WordPress functions and of PHP functions with side effects.
 *
 * @implements Rule<FuncCall>
 */
final class PureDomainRule implements Rule
{
    private const REACHES_OUTSIDE = '/^(f?open|file(_.*)?|fwrite|fread|unlink|rename|copy|mkdir|tempnam|mail|header|setcookie'
        . '|curl_.*|fsockopen|stream_.*|exec|shell_exec|system|passthru|ini_set|putenv|error_log|echo|print_r|var_dump)$/';

    public function __construct(private readonly ReflectionProvider $reflection)
    {
    }

    public function getNodeType(): string
    {
        return FuncCall::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        if (
            !CodeLocation::isDomain($scope)
            || !$node->name instanceof Name
            || !$this->reflection->hasFunction($node->name, $scope)
        ) {
            return [];
        }
        $function = $this->reflection->getFunction($node->name, $scope);
        if ($function->isBuiltin() && preg_match(self::REACHES_OUTSIDE, $function->getName()) !== 1) {
            return [];
        }

        return [
            RuleErrorBuilder::message(sprintf('Domain is pure PHP: %s() belongs in an adapter.', $function->getName()))
                ->identifier('courant.pureDomain')
                ->build(),
        ];
    }
}
