<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\Kernel\Html;

/** What the screen "Applicants’ files" shows. */
final class FilesView
{
    public readonly string $decideAction;
    public readonly string $releaseAction;
    /** @var non-empty-string */
    public readonly string $cardsHook;

    /**
     * @param string $currentPath where new files are stored
     * @param string $ownerUrl    of the site that the configured folder names, without a scheme
     * @param int    $keptBefore  Unix time before which unknown files are kept, 0 for none
     * @param string $done        code of what was just done, '' for nothing
     */
    public function __construct(
        public readonly StorageStatus $status,
        public readonly string $currentPath,
        private readonly string $ownerUrl,
        public readonly int $keptBefore,
        private readonly string $done,
    ) {
        $this->decideAction = FilesScreen::DECIDE;
        $this->releaseAction = FilesScreen::RELEASE;
        $this->cardsHook = FilesScreen::CARDS;
    }

    public function locationWarning(): Html
    {
        return new Html($this->status->isExposed() ? StorageNotice::locationHtml($this->status) : '');
    }

    /** '' when every file is encrypted, or the warning about the location says it. */
    public function plainFilesText(): string
    {
        return $this->status->plainFiles === 0 || $this->status->isExposed() ? '' : StorageNotice::plainText($this->status->plainFiles);
    }

    public function question(): string
    {
        return OwnershipText::title($this->status->ownership);
    }

    public function explanation(): string
    {
        return OwnershipText::explanation($this->status->ownership, $this->ownerUrl);
    }

    /** @return list<array{value: string, label: string, consequence: string}> */
    public function choices(): array
    {
        $choices = [];
        foreach (OwnershipText::choices($this->status->ownership) as $decision) {
            $choices[] = ['value' => $decision->value, 'label' => OwnershipText::label($decision), 'consequence' => OwnershipText::consequence($decision)];
        }

        return $choices;
    }

    /** @return array{type: string, text: string}|null the result of the last action */
    public function result(): ?array
    {
        return match ($this->done) {
            'decided' => ['type' => 'success', 'text' => __('Decision saved.', 'courant-desk')],
            'released' => ['type' => 'success', 'text' => __('The next cleanup moves unknown files to quarantine. They are deleted after 30 days.', 'courant-desk')],
            'choose' => ['type' => 'error', 'text' => __('Choose what this site is.', 'courant-desk')],
            default => null,
        };
    }
}
