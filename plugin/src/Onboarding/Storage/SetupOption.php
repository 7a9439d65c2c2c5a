<?php

declare(strict_types=1);

namespace CourantDesk\Onboarding\Storage;

/** Stores the confirmed steps in an option. */
final class SetupOption
{
    public static function delete(): void
    {
        delete_option(SiteSetupSteps::OPTION);
    }
}
