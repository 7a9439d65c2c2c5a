<?php

declare(strict_types=1);

namespace CourantDesk\Consent\View;

use CourantDesk\Consent\Domain\Embed;
use CourantDesk\Kernel\Html;

/** An embed that waits for consent. */
final class EmbedView
{
    public readonly Html $inert;

    public function __construct(public readonly Embed $embed, public readonly string $category, string $html)
    {
        $this->inert = new Html($html);
    }

    public function style(): string
    {
        return $this->embed->width > 0 && $this->embed->height > 0
            ? "--embed-width: {$this->embed->width}px; --embed-ratio: {$this->embed->width} / {$this->embed->height}"
            : '';
    }

    public function buttonText(): string
    {
        return $this->embed->isPlayer ? __('Accept and play', 'courant-desk') : __('Accept and show', 'courant-desk');
    }

    public function linkWords(): string
    {
        /* translators: %s: name of a service such as YouTube */
        return sprintf(__('Open at %s', 'courant-desk'), $this->embed->name());
    }

    public function words(): string
    {
        return sprintf(
            /* translators: 1: name of a service such as YouTube, 2: host */
            __('This comes from %1$s. When it is shown, your browser sends data to %2$s, which may store data on your device.', 'courant-desk'),
            $this->embed->name(),
            $this->embed->host
        );
    }
}
