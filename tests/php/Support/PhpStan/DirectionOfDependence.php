<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

use PHPat\Selector\Selector;
use PHPat\Test\Attributes\TestRule;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * Who may use whom (design 2), in the words of phpat.
 */
final class DirectionOfDependence
{
    private const DOMAIN = '/^CourantDesk\\\\\w+\\\\Domain\\\\/';
    private const SHARED_KERNEL = '/^CourantDesk\\\\Kernel\\\\(Clock|Result|Violation)$/';

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
    public function theKernelKnowsNoRoom(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('CourantDesk\Kernel'))
            ->shouldNot()
            ->dependOn()
            ->classes(Selector::inNamespace('CourantDesk'))
            ->excluding(Selector::inNamespace('CourantDesk\Kernel'))
            ->because('what every room uses may lean on none of them');
    }

    /** @return iterable<string, Rule> */
    #[TestRule]
    public function aRoomUsesAnotherThroughItsDomain(): iterable
    {
        foreach (self::rooms() as $room) {
            yield $room => PHPat::rule()
                ->classes(Selector::inNamespace('CourantDesk\\' . $room))
                ->shouldNot()
                ->dependOn()
                ->classes(Selector::inNamespace('CourantDesk'))
                ->excluding(
                    Selector::inNamespace('CourantDesk\\' . $room),
                    Selector::inNamespace('CourantDesk\Kernel'),
                    Selector::classname(self::DOMAIN, true),
                )
                ->because('a room offers its Domain to the others and keeps the rest');
        }
    }

    #[TestRule]
    public function themeAndPluginMeetInHooksOnly(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Courant'))
            ->shouldNot()
            ->dependOn()
            ->classes(Selector::inNamespace('CourantDesk'))
            ->because('each package runs without the other');
    }

    #[TestRule]
    public function thePluginDoesNotUseTheTheme(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('CourantDesk'))
            ->shouldNot()
            ->dependOn()
            ->classes(Selector::inNamespace('Courant'))
            ->because('each package runs without the other');
    }

    /** @return list<string> the folders of plugin/src, the kernel aside; in fixtures, those of the fixture house */
    private static function rooms(): array
    {
        $folders = [];
        foreach (['plugin/src', 'tests/php/arch/fixtures/house'] as $base) {
            $found = glob(dirname(__DIR__, 4) . '/' . $base . '/*', GLOB_ONLYDIR);
            $folders = [...$folders, ...array_map(basename(...), $found === false ? [] : $found)];
        }

        return array_values(array_unique(array_diff($folders, ['Kernel'])));
    }
}
