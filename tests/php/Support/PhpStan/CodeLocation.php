<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PHPStan\Analyser\Scope;

/**
 * Derives package, module and layer of code from its namespace.
 */
final class CodeLocation
{
    public static function isPlugin(Scope $scope): bool
    {
        return self::matches($scope, '~^CourantDesk(\\\\|$)~');
    }

    public static function isFirstParty(Scope $scope): bool
    {
        return self::matches($scope, '~^Courant(Desk)?(\\\\|$)~');
    }

    public static function isDomain(Scope $scope): bool
    {
        return self::matches($scope, '~^CourantDesk\\\\\w+\\\\Domain(\\\\|$)~');
    }

    public static function isKernel(Scope $scope): bool
    {
        return self::matches($scope, '~^CourantDesk\\\\Kernel(\\\\|$)~');
    }

    /**
     * Returns true for the kernel and for adapters: everything except Domain and the classes in the root of a module.
     */
    public static function isAdapter(Scope $scope): bool
    {
        return self::isKernel($scope)
            || self::matches($scope, '~^CourantDesk\\\\\w+\\\\(Storage|Http|Admin|Frontend|Cli|Messages)(\\\\|$)~');
    }

    public static function isClass(Scope $scope, string $class): bool
    {
        return $scope->getClassReflection()?->getName() === $class;
    }

    private static function matches(Scope $scope, string $pattern): bool
    {
        return preg_match($pattern, $scope->getNamespace() ?? '') === 1;
    }
}
