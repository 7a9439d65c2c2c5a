<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\Kernel\Html;

/** View model of the "Applicants’ files" screen. */
final class FilesView
{
    public readonly string $decideAction;
    public readonly string $releaseAction;
    /** @var non-empty-string */
    public readonly string $cardsHook;

    /**
     * @param string $currentPath path where new files are stored
     * @param string $ownerUrl    URL of the site that owns the configured folder, without a scheme
     * @param int $keptBefore files from before this Unix time are kept even if they are unknown; 0 for none
     * @param string $done        code of the action that was just completed, '' for none
     */
    public function __construct(
        public readonly StorageStatus $status,
        public readonly string $currentPath,
        private readonly string $ownerUrl,
        public readonly int $keptBefore,
        private readonly string $done,
    ) {
        $this->decideAction = FilesScreen::DECIDE_ACTION;
        $this->releaseAction = FilesScreen::RELEASE_ACTION;
        $this->cardsHook = FilesScreen::CARDS_HOOK;
    }

    public function locationWarning(): Html
    {
        return new Html($this->status->isExposed() ? StorageNotice::locationHtml($this->status) : '');
    }

    /**
     * Returns the text about files that are not encrypted; '' when there are none, or the warning about the location
     * contains it.
     */
    public function plainFilesText(): string
    {
        return $this->status->plainFiles === 0 || $this->status->isExposed()
            ? ''
            : StorageNotice::plainText($this->status->plainFiles);
    }

    public function question(): string
    {
        return OwnershipMessages::title($this->status->ownership);
    }

    public function explanation(): string
    {
        return OwnershipMessages::explanation($this->status->ownership, $this->ownerUrl);
    }

    /** @return list<array{value: string, label: string, consequence: string}> */
    public function choices(): array
    {
        $choices = [];
        foreach (OwnershipMessages::choices($this->status->ownership) as $decision) {
            $choices[] = [
                'value' => $decision->value,
                'label' => OwnershipMessages::label($decision),
                'consequence' => OwnershipMessages::consequence($decision),
            ];
        }

        return $choices;
    }

    /** @return array{type: string, text: string}|null message about the result of the last action */
    public function result(): ?array
    {
        return match ($this->done) {
            'decided' => ['type' => 'success', 'text' => __('Decision saved.', 'courant-desk')],
            'released' => [
                'type' => 'success',
                'text' => __('The next cleanup moves unknown files to quarantine. They are deleted after 30 days.', 'courant-desk'),
            ],
            'choose' => ['type' => 'error', 'text' => __('Choose what this site is.', 'courant-desk')],
            default => null,
        };
    }
}
