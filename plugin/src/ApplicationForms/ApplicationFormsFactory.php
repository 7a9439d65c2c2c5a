<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms;

use CourantDesk\ApplicationForms\Domain\FormSettings;
use CourantDesk\ApplicationForms\Storage\ApplyMethodRepository;
use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\ApplicationForms\Storage\PostOpeningForms;
use CourantDesk\Kernel\Kernel;

/** Creates the objects of the module. */
final class ApplicationFormsFactory
{
    public function __construct(public readonly Kernel $kernel, public readonly FormSettings $settings)
    {
    }

    public function formRepository(): FormRepository
    {
        return new FormRepository($this->kernel->sql);
    }

    public function applyMethods(): ApplyMethodRepository
    {
        return new ApplyMethodRepository();
    }

    public function openingForms(): PostOpeningForms
    {
        return new PostOpeningForms($this->settings, $this->formRepository(), $this->applyMethods());
    }
}
