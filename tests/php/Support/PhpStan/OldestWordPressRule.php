<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\MethodCall;
use PhpParser\Node\Expr\New_;
use PhpParser\Node\Expr\StaticCall;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PHPStan\Analyser\Scope;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports functions, methods and classes that are newer than the oldest supported WordPress, because the stubs are of
 * the newest (docs/architecture.md#dependencies). Calls that function_exists() guards may be newer.
 *
 * @implements Rule<Node\Expr>
 */
final class OldestWordPressRule implements Rule
{
    public function __construct(
        private readonly ReflectionProvider $reflection,
        private readonly string $oldest,
    ) {
    }

    public function getNodeType(): string
    {
        return Node\Expr::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        $found = match (true) {
            $node instanceof FuncCall => $this->functionCalled($node, $scope),
            $node instanceof MethodCall => $this->methodCalled($node, $scope),
            $node instanceof StaticCall => $this->staticCalled($node, $scope),
            $node instanceof New_ => $this->findCreatedClass($node, $scope),
            default => null,
        };
        if ($found === null) {
            return [];
        }
        [$name, $docComment] = $found;
        if (!WordPressStubs::isNewerThan($docComment, $this->oldest)) {
            return [];
        }

        return [
            RuleErrorBuilder::message(sprintf(
                '%s came with WordPress %s; this project runs on %s.',
                $name,
                WordPressStubs::since($docComment) ?? '',
                $this->oldest,
            ))->identifier('courant.oldestWordPress')->build(),
        ];
    }

    /** @return array{string, ?string}|null name and docblock */
    private function functionCalled(FuncCall $call, Scope $scope): ?array
    {
        if (!$call->name instanceof Name || !$this->reflection->hasFunction($call->name, $scope)) {
            return null;
        }
        $function = $this->reflection->getFunction($call->name, $scope);
        if (!WordPressStubs::declares($function->getFileName()) || $scope->isInFunctionExists($function->getName())) {
            return null;
        }

        return [$function->getName() . '()', $function->getDocComment()];
    }

    /** @return array{string, ?string}|null */
    private function methodCalled(MethodCall $call, Scope $scope): ?array
    {
        if (!$call->name instanceof Identifier) {
            return null;
        }
        $method = $scope->getMethodReflection($scope->getType($call->var), $call->name->toString());
        if ($method === null || !WordPressStubs::declares($method->getDeclaringClass()->getFileName())) {
            return null;
        }

        return [$method->getDeclaringClass()->getName() . '::' . $method->getName() . '()', $method->getDocComment()];
    }

    /** @return array{string, ?string}|null */
    private function staticCalled(StaticCall $call, Scope $scope): ?array
    {
        if (!$call->class instanceof Name || !$call->name instanceof Identifier) {
            return null;
        }
        $method = $scope->getMethodReflection($scope->resolveTypeByName($call->class), $call->name->toString());
        if ($method === null || !WordPressStubs::declares($method->getDeclaringClass()->getFileName())) {
            return null;
        }

        return [$method->getDeclaringClass()->getName() . '::' . $method->getName() . '()', $method->getDocComment()];
    }

    /** @return array{string, ?string}|null */
    private function findCreatedClass(New_ $new, Scope $scope): ?array
    {
        if (!$new->class instanceof Name || !$this->reflection->hasClass($scope->resolveName($new->class))) {
            return null;
        }
        $class = $this->reflection->getClass($scope->resolveName($new->class));
        if (!WordPressStubs::declares($class->getFileName())) {
            return null;
        }
        $docComment = $class->getNativeReflection()->getDocComment();

        return [$class->getName(), $docComment === false ? null : $docComment];
    }
}
