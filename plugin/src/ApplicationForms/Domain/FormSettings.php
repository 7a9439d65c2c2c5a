<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Provides the settings that apply to all forms. */
interface FormSettings
{
    public function isConsentRequired(): bool;

    /** Returns sanitized HTML. */
    public function consentText(): string;

    public function isRetentionConsentOffered(): bool;

    /** Returns sanitized HTML. */
    public function retentionConsentText(): string;

    /** @return array<string, string> label by file kind */
    public function fileKindLabels(): array;
}
