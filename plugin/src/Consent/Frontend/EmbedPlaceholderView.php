<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\Domain\Embed;
use CourantDesk\Kernel\Html;

/** View model of an embed that is blocked until consent is given. */
final class EmbedPlaceholderView
{
    public readonly Html $embedHtml;

    public function __construct(public readonly Embed $embed, public readonly string $category, string $html)
    {
        $this->embedHtml = new Html($html);
    }

    public function style(): string
    {
        return $this->embed->width > 0 && $this->embed->height > 0
            ? "--embed-width: {$this->embed->width}px; --embed-ratio: {$this->embed->width} / {$this->embed->height}"
            : '';
    }

    public function buttonText(): string
    {
        return $this->embed->isVideoPlayer
            ? __('Accept and play', 'courant-desk')
            : __('Accept and show', 'courant-desk');
    }

    public function linkText(): string
    {
        /* translators: %s: name of a service such as YouTube */
        return sprintf(__('Open on %s', 'courant-desk'), $this->embed->serviceName());
    }

    public function noticeText(): string
    {
        return sprintf(
            /* translators: 1: name of a service such as YouTube, 2: host */
            __('This content is provided by %1$s. When you view it, your browser sends data to %2$s, which may store data on your device.', 'courant-desk'),
            $this->embed->serviceName(),
            $this->embed->host
        );
    }
}
