<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PHPat\Selector\Selector;
use PHPat\Test\Attributes\TestRule;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * Declares which classes may depend on which (docs/architecture.md#dependencies).
 */
final class ModuleDependencyRules
{
    private const DOMAIN = '/^CourantDesk\\\\\w+\\\\Domain\\\\/';
    private const SHARED_KERNEL = '/^CourantDesk\\\\Kernel\\\\(Clock|ColorContrast|Result|Violation)$/';

    #[TestRule]
    public function domainUsesPhpAndDomainOnly(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::classname(self::DOMAIN, true))
            ->canOnly()
            ->dependOn()
            ->classes(
                Selector::classname(self::DOMAIN, true),
                Selector::classname(self::SHARED_KERNEL, true),
                Selector::isStandardClass(),
            )
            ->because('Domain is pure PHP, so that it can be read and tested without WordPress');
    }

    #[TestRule]
    public function kernelUsesNoModule(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('CourantDesk\Kernel'))
            ->shouldNot()
            ->dependOn()
            ->classes(Selector::inNamespace('CourantDesk'))
            ->excluding(Selector::inNamespace('CourantDesk\Kernel'))
            ->because('every module uses the kernel, so the kernel depends on none of them');
    }

    /** @return iterable<string, Rule> */
    #[TestRule]
    public function modulesUseEachOtherThroughDomain(): iterable
    {
        foreach (self::modules() as $module) {
            yield $module => PHPat::rule()
                ->classes(Selector::inNamespace('CourantDesk\\' . $module))
                ->shouldNot()
                ->dependOn()
                ->classes(Selector::inNamespace('CourantDesk'))
                ->excluding(
                    Selector::inNamespace('CourantDesk\\' . $module),
                    Selector::inNamespace('CourantDesk\Kernel'),
                    Selector::classname(self::DOMAIN, true),
                )
                ->because('a module offers its Domain to other modules; the rest is internal');
        }
    }

    #[TestRule]
    public function themeDoesNotUsePlugin(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Courant'))
            ->shouldNot()
            ->dependOn()
            ->classes(Selector::inNamespace('CourantDesk'))
            ->because('each package runs without the other');
    }

    #[TestRule]
    public function pluginDoesNotUseTheme(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('CourantDesk'))
            ->shouldNot()
            ->dependOn()
            ->classes(Selector::inNamespace('Courant'))
            ->because('each package runs without the other');
    }

    /** @return list<string> folders of plugin/src and of the fixtures, without the kernel */
    private static function modules(): array
    {
        $folders = [];
        foreach (['plugin/src', 'tests/php/Architecture/fixtures/modules'] as $base) {
            $found = glob(dirname(__DIR__, 4) . '/' . $base . '/*', GLOB_ONLYDIR);
            $folders = [...$folders, ...array_map(basename(...), $found === false ? [] : $found)];
        }

        return array_values(array_unique(array_diff($folders, ['Kernel'])));
    }
}
