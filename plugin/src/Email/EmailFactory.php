<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Email\Domain\AutomaticEmailTexts;
use CourantDesk\Email\Messages\ApplicationEmailComposer;
use CourantDesk\Email\Messages\ApplicationEmailSamples;
use CourantDesk\Email\Messages\ApplicationEmailTexts;
use CourantDesk\Email\Messages\PostApplicationEmailTags;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\OpeningRepository;

/** Creates the objects that compose the emails about applications. */
final class EmailFactory
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly EmailSettings $settings,
        private readonly AutomaticEmailTexts $automaticTexts,
        private readonly Applications $applications,
        private readonly OpeningRepository $openings,
        private readonly HiringOrganization $organization,
        private readonly FieldLabels $fieldLabels,
    ) {
    }

    public function applicationComposer(): ApplicationEmailComposer
    {
        return new ApplicationEmailComposer(
            new ApplicationEmailTexts($this->automaticTexts, $this->settings, $this->kernel->template),
            $this->settings,
            $this->applicationTags(),
            $this->kernel->clock,
        );
    }

    public function applicationTags(): PostApplicationEmailTags
    {
        return new PostApplicationEmailTags(
            $this->organization,
            $this->applications,
            $this->openings,
            $this->fieldLabels,
        );
    }

    public function applicationSamples(): ApplicationEmailSamples
    {
        return new ApplicationEmailSamples(
            $this->automaticTexts,
            $this->settings,
            $this->organization,
            $this->kernel->template,
        );
    }
}
