<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PHPStan\Analyser\Scope;

/**
 * Where in the house a line of code stands, read from its namespace (design 2).
 */
final class House
{
    public static function isPlugin(Scope $scope): bool
    {
        return self::matches($scope, '~^CourantDesk(\\\\|$)~');
    }

    public static function isOurs(Scope $scope): bool
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

    /** The kernel, and the modules' adapters: everything but rules, views and the module class itself. */
    public static function isEdge(Scope $scope): bool
    {
        return self::isKernel($scope) || self::matches($scope, '~^CourantDesk\\\\\w+\\\\(Wp|Storage|Http|Admin|Frontend|Cli)(\\\\|$)~');
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
