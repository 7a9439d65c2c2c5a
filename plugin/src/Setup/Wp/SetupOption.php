<?php

declare(strict_types=1);

namespace CourantDesk\Setup\Wp;

/** The option in which a person's ticks are kept. */
final class SetupOption
{
    public static function erase(): void
    {
        delete_option(SiteSteps::OPTION);
    }
}
